// Preloaded by a test: records in order what a process writes to its database, and makes some writes fail, from a seed.
// Each entry of the record: kind, file, two unused bytes, length, sequence, offset, then the data.
//   W write, T truncate, B a sync starts, E it completed, F it failed, A a lead was acknowledged.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

struct entry {
  char kind, file;
  uint16_t nothing;
  uint32_t length;
  uint64_t sequence, offset;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int record = -1, failing = 0;
static uint64_t sequence = 0, state = 0;
static int flush_in = 0, short_in = 0, full_in = 0;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  const char *path = getenv("DISK_RECORD"), *faults = getenv("DISK_FAULTS");
  if (path) record = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (faults) sscanf(faults, "%lu %d %d %d", &state, &flush_in, &short_in, &full_in);
}

// 0 the database, 1 its WAL, 2 the acknowledged keys, -1 anything else.
static int file_at(const char *path) {
  const char *name = strrchr(path, '/');
  if (!name) return -1;
  if (!strcmp(name, "/leads.db")) return 0;
  if (!strcmp(name, "/leads.db-wal")) return 1;
  return strcmp(name, "/leads.acks") ? -1 : 2;
}

static int file_of(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  return file_at(path);
}

// Whether this call fails, about one in `in`.
static int fails(int in) {
  if (!failing || in <= 0) return 0;
  state += 0x9e3779b97f4a7c15;
  uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return (z ^ (z >> 31)) % in == 0;
}

static void note(char kind, int file, uint64_t of, uint64_t offset, const void *data, uint32_t length) {
  struct entry entry = {kind, (char)file, 0, length, of, offset};
  if (record < 0) return;
  syscall(SYS_write, record, &entry, sizeof entry);
  if (length) syscall(SYS_write, record, data, length);
}

static ssize_t written(int fd, int file, const void *data, size_t length, off_t offset, int moves) {
  pthread_mutex_lock(&lock);
  if (fails(full_in)) {
    pthread_mutex_unlock(&lock);
    errno = ENOSPC;
    return -1;
  }
  size_t part = length > 1 && fails(short_in) ? length / 2 : length;
  ssize_t done = moves ? real_write(fd, data, part) : real_pwrite(fd, data, part, offset);
  if (done > 0) note('W', file, sequence++, offset, data, done);
  pthread_mutex_unlock(&lock);
  return done;
}

ssize_t write(int fd, const void *data, size_t length) {
  int file = file_of(fd);
  if (file == 2) {
    pthread_mutex_lock(&lock);
    failing = 1;
    note('A', file, sequence++, 0, data, length);
    pthread_mutex_unlock(&lock);
  }
  if (file != 0 && file != 1) return real_write(fd, data, length);
  return written(fd, file, data, length, lseek(fd, 0, SEEK_CUR), 1);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) {
  int file = file_of(fd);
  if (file != 0 && file != 1) return real_pwrite(fd, data, length, offset);
  return written(fd, file, data, length, offset, 0);
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

// A sync can run alongside writes: it covers only those before it started.
static int flushed(int fd) {
  int file = file_of(fd);
  if (file != 0 && file != 1) return real_fsync(fd);
  pthread_mutex_lock(&lock);
  uint64_t own = sequence++;
  int broken = fails(flush_in);
  note('B', file, own, 0, 0, 0);
  pthread_mutex_unlock(&lock);
  pthread_mutex_lock(&lock);
  note(broken ? 'F' : 'E', file, own, 0, 0, 0);
  pthread_mutex_unlock(&lock);
  if (!broken) return 0;
  errno = EIO;
  return -1;
}
int fsync(int fd) { return flushed(fd); }
int fdatasync(int fd) { return flushed(fd); }

int ftruncate64(int fd, off_t length) {
  int file = file_of(fd);
  if (file != 0 && file != 1) return real_ftruncate(fd, length);
  pthread_mutex_lock(&lock);
  int done = real_ftruncate(fd, length);
  if (done == 0) note('T', file, sequence++, length, 0, 0);
  pthread_mutex_unlock(&lock);
  return done;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

// A deleted file is recorded as an empty one.
int unlink(const char *path) {
  int file = file_at(path);
  if (file != 0 && file != 1) return real_unlink(path);
  pthread_mutex_lock(&lock);
  int done = real_unlink(path);
  if (done == 0) note('T', file, sequence++, 0, 0, 0);
  pthread_mutex_unlock(&lock);
  return done;
}
