// reader FOLDER ENDING...: finds the files with an ending below a folder, reads them on all cores, and does
// nothing else. It is what `check` is measured against: pairs.py compiles it.
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { room = 1 << 20, most_cores = 64 };

static char **paths;
static size_t count, capacity, next_path;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void add(char *path) {
  if (count == capacity) {
    capacity = capacity ? 2 * capacity : 1024;
    paths = realloc(paths, capacity * sizeof *paths);
    if (!paths) exit(2);
  }
  paths[count++] = path;
}

static int ends_in(const char *name, char **endings) {
  size_t length = strlen(name);
  for (; *endings; endings++) {
    size_t rest = strlen(*endings);
    if (length > rest && strcmp(name + length - rest, *endings) == 0) return 1;
  }
  return 0;
}

static void find(const char *folder, char **endings) {
  DIR *listing = opendir(folder);
  if (!listing) return;
  for (struct dirent *entry; (entry = readdir(listing));) {
    int is_folder = entry->d_type == DT_DIR;
    if (entry->d_name[0] == '.' && strcmp(entry->d_name, ".archlint.yml") != 0) continue;
    if (!is_folder && !ends_in(entry->d_name, endings)) continue;
    char *path = malloc(strlen(folder) + strlen(entry->d_name) + 2);
    if (!path) exit(2);
    sprintf(path, "%s/%s", folder, entry->d_name);
    if (is_folder) {
      find(path, endings);
      free(path);
    } else {
      add(path);
    }
  }
  closedir(listing);
}

static void *read_all(void *unused) {
  char *buffer = malloc(room);
  if (!buffer) exit(2);
  for (;;) {
    pthread_mutex_lock(&lock);
    size_t mine = next_path < count ? next_path++ : count;
    pthread_mutex_unlock(&lock);
    if (mine == count) break;
    int file = open(paths[mine], O_RDONLY);
    if (file < 0) continue;
    while (read(file, buffer, room) > 0) {}
    close(file);
  }
  free(buffer);
  return unused;
}

int main(int words, char **word) {
  if (words < 3) return 2;
  find(word[1], word + 2);
  pthread_t threads[most_cores];
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  int started = 0;
  while (started + 1 < cores && started < most_cores) {
    if (pthread_create(&threads[started], NULL, read_all, NULL) != 0) break;
    started++;
  }
  read_all(NULL);
  while (started > 0) pthread_join(threads[--started], NULL);
  printf("%zu files\n", count);
  return 0;
}
