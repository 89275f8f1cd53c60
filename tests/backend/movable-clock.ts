/**
 * Imported before a backend: sets its clock CLOCK_AHEAD milliseconds ahead, and on SIGUSR2 by
 * CLOCK_JUMP more.
 */
let ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
const jump = Number(process.env['CLOCK_JUMP'] ?? 0);
const Machine = Date;

globalThis.Date = new Proxy(Machine, {
  construct: (machine, given) =>
    given.length > 0 ? Reflect.construct(machine, given) : new machine(machine.now() + ahead),
  get: (machine, name) =>
    name === 'now' ? () => machine.now() + ahead : Reflect.get(machine, name),
});

// Registered only where the signal is used: a listener would keep it from ending other programs.
if (jump !== 0) process.on('SIGUSR2', () => (ahead += jump));
