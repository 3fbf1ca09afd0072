// What an author would write with Qt Quick for the list of ListApp: rows with a square, a bold name and a body of
// several lines. It prints the same figures: a line for each, with the name, a tab and the value.
//
//     list-qt [--rows N] [--size WIDTHxHEIGHT] [--first]
#include <QtQml>
#include <QtQuick>
#include <algorithm>
#include <cmath>
#include <time.h>
#include <unistd.h>

static const char *page = R"(
import QtQuick
Window {
    visible: true
    flags: Qt.FramelessWindowHint
    color: "white"
    ListView {
        objectName: "list"
        anchors.fill: parent
        model: rows
        cacheBuffer: 320
        reuseItems: true
        delegate: Item {
            width: ListView.view.width
            height: Math.max(40, name.height + 2 + body.height) + 16
            Rectangle { x: 2; y: 8; width: 40; height: 40; color: model.color }
            Text {
                id: name
                x: 54; y: 8; width: parent.width - 56
                text: model.name; textFormat: Text.PlainText; elide: Text.ElideRight
                font.bold: true; font.pixelSize: 14; font.family: "Inter"
            }
            Text {
                id: body
                x: 54; y: 10 + name.height; width: parent.width - 56
                text: model.body; textFormat: Text.PlainText; wrapMode: Text.Wrap; horizontalAlignment: Text.AlignLeft
                font.pixelSize: 14; font.family: "Inter"
            }
        }
    }
}
)";

static const QStringList latin = {
    "the", "message", "arrived", "before", "anyone", "noticed", "window", "quickly", "over", "river", "garden",
    "Zürich", "naïve", "meeting", "tomorrow", "at", "seven", "please", "bring", "coffee", "and", "light", "font",
    "office", "AVATAR", "shape", "running", "through", "small", "letters"};
static const QStringList japanese = {
    "今日は", "いい天気", "ですね。", "会議は", "明日の", "午後三時", "から", "始まります。", "東京駅", "まで", "電車で",
    "行きました。", "ありがとう", "ございます。", "新しい", "資料を", "送ります"};
static const QStringList arabic = {
    "مرحبا", "بالعالم", "هذا", "نص", "تجريبي", "باللغة", "العربية", "الاجتماع", "غدا", "في", "الساعة", "السابعة",
    "شكرا", "جزيلا", "كتاب", "جديد"};
static const QStringList emoji = {"😀", "🎉", "👍🏽", "👩‍👩‍👧‍👦", "🚀", "❤️", "🇯🇵", "🔥", "🍜", "🌍"};

// A linear congruential generator, the same as in ListApp.
struct Numbers {
    quint32 state;
    int below(int limit) {
        state = state * 1664525u + 1013904223u;
        return int((state >> 8) % quint32(limit));
    }
};

struct RowModel : QAbstractListModel {
    enum Role { name = Qt::UserRole, body, color };
    int count;
    explicit RowModel(int count) : count(count) {}
    int rowCount(const QModelIndex &) const override { return count; }
    QHash<int, QByteArray> roleNames() const override { return {{name, "name"}, {body, "body"}, {color, "color"}}; }

    QVariant data(const QModelIndex &index, int role) const override {
        const int row = index.row();
        Numbers numbers = {quint32(row) * 2654435761u + 12345u};
        const QString word = japanese[numbers.below(japanese.size())];
        const QString title = latin[numbers.below(latin.size())] + ' ' + word + ' ' + QString::number(row);
        if (role == name) return title;
        if (role == color) return QColor::fromRgbF((row % 32) / 32.0, 0.5, 1 - (row % 32) / 32.0);
        const int width = (1 + numbers.below(6)) * 38 - 12;
        QString text;
        for (int used = 0, script = 0, left = 0; used < width;) {
            if (left == 0) {
                const int choice = numbers.below(10);
                script = choice < 5 ? 0 : choice < 7 ? 1 : choice < 9 ? 2 : 3;
                left = script == 3 ? 1 : 2 + numbers.below(4);
            }
            const QStringList &words = script == 0 ? latin : script == 1 ? japanese : script == 2 ? arabic : emoji;
            const QString &next = words[numbers.below(words.size())];
            text += next;
            used += script == 3 ? 2 : next.size() * (script == 1 ? 2 : 1);
            left--;
            if (script != 1 || left == 0) {
                text += ' ';
                used++;
            }
        }
        return text;
    }
};

// Milliseconds.
static double reading(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void report(const char *name, double value) { printf("%s\t%g\n", name, value); }

// The peak of the resident memory, in MB.
static double peakMemory() {
    QFile file("/proc/self/status");
    if (!file.open(QFile::ReadOnly)) return 0;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith("VmHWM:")) return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    return 0;
}

[[noreturn]] static void end() {
    fflush(stdout);
    _exit(0);
}

// Flings the list five times, like ListApp: 6,000 points per second at first, and 0.998 of the speed after each
// millisecond.
struct Fling : QObject {
    QQuickWindow *window;
    QObject *list;
    QTimer timer;
    std::vector<double> times;
    double start = 0, last = 0, next = 0, before = 0, offset = 0;
    int flings = 0, missed = 0;
    bool isWaiting = false;

    static constexpr double interval = 1000.0 / 60;
    double speed(double time) const { return 6000 * std::pow(0.998, time - start); }

    void frameDidEnd() {
        if (!isWaiting) return;
        isWaiting = false;
        times.push_back(reading(CLOCK_PROCESS_CPUTIME_ID) - before);
    }

    void step() {
        const double time = reading(CLOCK_MONOTONIC);
        if (next == 0) next = start = last = time;
        if (time < next || isWaiting) {
            usleep(200);
            return;
        }
        while (next + interval <= time) {
            next += interval;
            missed++;
        }
        next += interval;
        if (speed(time) < 20) {
            if (++flings == 5) finish();
            start = last = time;
        }
        const double distance = speed(time) * (time - last) / 1e3;
        last = time;
        if (distance <= 0) return;
        before = reading(CLOCK_PROCESS_CPUTIME_ID);
        isWaiting = true;
        offset += distance;
        list->setProperty("contentY", offset);
    }

    [[noreturn]] void finish() {
        std::sort(times.begin(), times.end());
        double sum = 0;
        for (double time : times) sum += time;
        report("frame, mean", sum / times.size());
        report("frame, median", times[times.size() / 2]);
        report("frame, 99th percentile", times[times.size() * 99 / 100]);
        report("frames", times.size());
        report("missed frames", missed);
        report("distance", offset);
        report("memory", peakMemory());
        end();
    }
};

int main(int count, char **arguments) {
    int rows = 100000;
    int width = 390, height = 844;
    bool endsAfterFirstFrame = false;
    for (int index = 1; index < count; index++) {
        const QByteArray option = arguments[index];
        if (option == "--first") endsAfterFirstFrame = true;
        if (index + 1 == count) break;
        if (option == "--rows") rows = atoi(arguments[index + 1]);
        if (option == "--size") sscanf(arguments[index + 1], "%dx%d", &width, &height);
    }
    QGuiApplication application(count, arguments);
    RowModel model(rows);
    QQmlApplicationEngine engine;
    engine.rootContext()->setContextProperty("rows", &model);
    engine.setInitialProperties({{"width", width}, {"height", height}});
    engine.loadData(page);
    Fling fling;
    fling.window = qobject_cast<QQuickWindow *>(engine.rootObjects().at(0));
    fling.list = fling.window->findChild<QObject *>("list");
    bool isFirst = true;
    QObject::connect(fling.window, &QQuickWindow::frameSwapped, fling.window, [&] {
        if (!isFirst) return fling.frameDidEnd();
        isFirst = false;
        const char *start = getenv("START_NS");
        report("first frame", reading(CLOCK_MONOTONIC) - (start ? atof(start) / 1e6 : 0));
        report("first frame, processor", reading(CLOCK_PROCESS_CPUTIME_ID));
        report("first frame, memory", peakMemory());
        if (endsAfterFirstFrame) end();
        // The list is at rest before the measurement.
        QTimer::singleShot(1500, &fling, [&] { fling.timer.start(0); });
    });
    fling.timer.setTimerType(Qt::PreciseTimer);
    fling.timer.callOnTimeout([&] { fling.step(); });
    return application.exec();
}
