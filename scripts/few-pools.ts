/**
 * For the environment of processes with many threads. By default glibc gives each thread a pool of memory of its
 * own and returns little of it: a hundred megabytes of the regenerator, whose dozen threads take turns, and more
 * of a large build.
 */
export const FEW_POOLS = { MALLOC_ARENA_MAX: '2' };
