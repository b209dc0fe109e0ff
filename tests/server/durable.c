/* Preloaded into a process, it keeps for each file below a name only what was synced: what a power cut leaves.
 *
 * KEPT is a folder, NAME the beginning of the names of the files. At fsync and fdatasync a file is copied to
 * the folder as it is at that moment; whatever is written later is not there until the next sync. A copy
 * replaces the last one only when it is whole, and one thread copies at a time: a process that ends in the
 * middle of a sync leaves what the sync before it kept. A deleted file is deleted there too: SQLite syncs the
 * folder after deleting a journal.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_kept(const char *path, char *copy, size_t size) {
  const char *folder = getenv("KEPT"), *name = getenv("NAME"), *base = strrchr(path, '/');
  base = base ? base + 1 : path;
  if (!folder || !name || strncmp(base, name, strlen(name)) != 0) return 0;
  snprintf(copy, size, "%s/%s", folder, base);
  return 1;
}

static pthread_mutex_t copying = PTHREAD_MUTEX_INITIALIZER;

static void copy_whole(int file, const char *copy) {
  char part[8200], buffer[65536];
  snprintf(part, sizeof part, "%s.part", copy);
  int out = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (out < 0) return;
  off_t at = 0;
  ssize_t count;
  while ((count = pread(file, buffer, sizeof buffer, at)) > 0 && write(out, buffer, count) == count) at += count;
  close(out);
  if (count == 0) rename(part, copy);
}

static void keep(int file) {
  char link[64], path[4096], copy[8192];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  if (!is_kept(path, copy, sizeof copy)) return;
  pthread_mutex_lock(&copying);
  copy_whole(file, copy);
  pthread_mutex_unlock(&copying);
}

int fsync(int file) {
  keep(file);
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file) {
  keep(file);
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}

int unlink(const char *path) {
  char copy[8192];
  int (*really)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
  if (is_kept(path, copy, sizeof copy)) really(copy);
  return really(path);
}
