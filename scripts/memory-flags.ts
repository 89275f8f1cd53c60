/**
 * For the environment of processes with many threads. By default glibc gives each thread a pool of memory of its
 * own and returns little of it: a hundred megabytes of the regenerator, whose dozen threads take turns, and more
 * of a large build.
 */
export const FEW_POOLS = { MALLOC_ARENA_MAX: '2' };

/**
 * Node's flag for the regenerator. Its young generation consists of three such spaces, of 64 MB by default; with
 * these the process is 180 MB smaller and just as fast (docs/decisions/192).
 */
export const REGENERATOR_ROOM = '--max-semi-space-size=16';
