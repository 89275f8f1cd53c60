/** Imported before a test backend: sets its clock CLOCK_AHEAD milliseconds ahead. */
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
const Machine = Date;

globalThis.Date = new Proxy(Machine, {
  construct: (machine, given) =>
    given.length > 0 ? Reflect.construct(machine, given) : new machine(machine.now() + ahead),
  get: (machine, name) =>
    name === 'now' ? () => machine.now() + ahead : Reflect.get(machine, name),
});
