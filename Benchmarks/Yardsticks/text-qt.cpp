// A text area of Qt with text from standard input. Prints figures, each with its name and a tab.
//
//   text-qt        the first frame, its memory, and a frame of scrolling to the end
//   text-qt type   keys in the middle of the text
#include <QtWidgets>
#include <algorithm>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#include <vector>

static double reading(clockid_t clock) {
    timespec t;
    clock_gettime(clock, &t);
    return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

class Area : public QPlainTextEdit {
public:
    bool types;
    size_t wanted;

    explicit Area(bool types) : types(types), wanted(types ? 300 : 60) {}

private:
    int frames = 0;
    double started = 0;
    std::vector<double> times;

    void paintEvent(QPaintEvent *event) override {
        QPlainTextEdit::paintEvent(event);
        // The frame is complete when the event loop goes on.
        QTimer::singleShot(0, this, [this] { painted(); });
    }

    void painted() {
        if (frames++ == 0) {
            rusage usage;
            getrusage(RUSAGE_SELF, &usage);
            const char *start = getenv("START_NS");
            printf("first frame\t%f\nmemory\t%f\n", start ? reading(CLOCK_MONOTONIC) - atof(start) * 1e-6 : 0,
                   usage.ru_maxrss / 1024.0);
            fflush(stdout);
            QTimer::singleShot(2000, this, [this] { change(); });
            return;
        }
        if (started == 0) return;
        times.push_back(reading(CLOCK_PROCESS_CPUTIME_ID) - started);
        started = 0;
        if (times.size() == wanted) finish(types ? "typing" : "scrolling");
        QTimer::singleShot(20, this, [this] { change(); });
    }

    void change() {
        started = reading(CLOCK_PROCESS_CPUTIME_ID);
        if (types) {
            textCursor().insertText("x");
        } else {
            QScrollBar *bar = verticalScrollBar();
            bar->setValue(int(double(bar->maximum()) * double(times.size() + 1) / double(wanted)));
        }
        viewport()->update();
    }

    void finish(const char *name) {
        std::sort(times.begin(), times.end());
        printf("%s, median\t%f\n%s, 99th percentile\t%f\n", name, times[times.size() / 2], name,
               times[times.size() * 99 / 100]);
        fflush(stdout);
        _exit(0);
    }
};

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    QApplication::setCursorFlashTime(0);
    QFont font("Inter");
    font.setPixelSize(14);
    app.setFont(font);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly)) return 1;
    Area area(argc > 1 && strcmp(argv[1], "type") == 0);
    area.setWindowFlag(Qt::FramelessWindowHint);
    area.setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    area.setPlainText(QString::fromUtf8(input.readAll()));
    area.resize(390, 844);
    if (area.types) {
        area.setTextCursor(QTextCursor(area.document()->findBlockByNumber(area.document()->blockCount() / 2)));
        area.setCenterOnScroll(true);
        area.centerCursor();
    }
    area.show();
    return app.exec();
}
