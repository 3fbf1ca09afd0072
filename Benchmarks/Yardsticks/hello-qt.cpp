// What an author would write with Qt 6 for a window with an entry and a button. Timed from outside.
#include <QtWidgets>

int main(int count, char **arguments) {
    QApplication application(count, arguments);
    QFont font("Inter");
    font.setPixelSize(14);
    application.setFont(font);
    QWidget window(nullptr, Qt::FramelessWindowHint);
    window.setWindowTitle("hello");
    auto *layout = new QVBoxLayout(&window);
    layout->addWidget(new QLineEdit("Hello"));
    layout->addWidget(new QPushButton("Press"));
    layout->addStretch();
    window.resize(390, 844);
    window.show();
    return application.exec();
}
