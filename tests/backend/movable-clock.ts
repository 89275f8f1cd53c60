/** Imported before a backend of a test: its clock is ahead of the machine's by CLOCK_AHEAD milliseconds. */
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
const Machine = Date;

globalThis.Date = new Proxy(Machine, {
  construct: (machine, given) =>
    given.length > 0 ? Reflect.construct(machine, given) : new machine(machine.now() + ahead),
  get: (machine, name) =>
    name === 'now' ? () => machine.now() + ahead : Reflect.get(machine, name),
});
