// Times kiwi, a public Cassowary solver, on a workload that LayoutBenchmark wrote: kiwi-layout FILE RUNS [WIDTHS].
// Prints lines of a name, a tab and numbers: the times in microseconds, and the values after the last run.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct Line {
    double priority;
    kiwi::RelationalOperator relation;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Workload {
    int variables = 0;
    std::vector<std::pair<int, double>> given;
    std::vector<Line> lines;
    std::vector<double> widths;
};

static Workload read(const char *path) {
    std::ifstream file(path);
    Workload workload;
    std::string text, word;
    while (std::getline(file, text)) {
        std::istringstream line(text);
        line >> word;
        if (word == "variables") {
            line >> workload.variables;
        } else if (word == "given") {
            std::pair<int, double> given;
            line >> given.first >> given.second;
            workload.given.push_back(given);
        } else if (word == "width") {
            double width;
            line >> width;
            workload.widths.push_back(width);
        } else if (word == "constraint") {
            Line made;
            line >> made.priority >> word >> made.constant;
            made.relation = word == "<=" ? kiwi::OP_LE : word == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
            std::pair<int, double> term;
            while (line >> term.first >> term.second) made.terms.push_back(term);
            workload.lines.push_back(made);
        }
    }
    return workload;
}

// kiwi has three strengths, each a range of weights.
static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 750) return kiwi::strength::create(priority / 1000, 0, 0);
    if (priority >= 500) return kiwi::strength::create(0, priority / 1000, 0);
    return kiwi::strength::create(0, 0, priority / 1000);
}

static double percentile(std::vector<double> times, double part) {
    if (times.empty()) return 0;
    std::sort(times.begin(), times.end());
    return times[std::min(times.size() - 1, (size_t)(times.size() * part))];
}

using Clock = std::chrono::steady_clock;
static double microseconds(Clock::time_point start) {
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

int main(int count, char **words) {
    if (count < 3) {
        std::fprintf(stderr, "kiwi-layout takes a file, a number of runs and, if not all, a number of widths.\n");
        return 1;
    }
    Workload workload = read(words[1]);
    if (count > 3) workload.widths.resize(std::min(workload.widths.size(), (size_t)std::atoi(words[3])));
    std::vector<double> builds, widths;
    std::vector<kiwi::Variable> variables;
    for (int run = std::atoi(words[2]); run > 0; run--) {
        auto start = Clock::now();
        variables.clear();
        for (int index = 0; index < workload.variables; index++) variables.emplace_back("");
        auto solver = std::make_unique<kiwi::Solver>();
        for (auto &given : workload.given) {
            solver->addEditVariable(variables[given.first], kiwi::strength::strong * 10);
            solver->suggestValue(variables[given.first], given.second);
        }
        for (auto &line : workload.lines) {
            std::vector<kiwi::Term> terms;
            terms.reserve(line.terms.size());
            for (auto &term : line.terms) terms.emplace_back(variables[term.first], term.second);
            solver->addConstraint(kiwi::Constraint(
                kiwi::Expression(std::move(terms), line.constant), line.relation, strength(line.priority)));
        }
        solver->updateVariables();
        builds.push_back(microseconds(start));
        for (double width : workload.widths) {
            start = Clock::now();
            solver->suggestValue(variables[workload.given[0].first], width);
            solver->updateVariables();
            widths.push_back(microseconds(start));
        }
    }
    std::printf("build\t%g\nwidths\t%g\t%g\n", percentile(builds, 0.5), percentile(widths, 0.5), percentile(widths, 0.95));
    for (size_t index = 0; index < variables.size(); index++)
        std::printf("value\t%zu\t%.12g\n", index, variables[index].value());
}
