/** Loaded before a program (`node --import`): its clock is so many milliseconds ahead. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const TrueDate = Date
const now = () => TrueDate.now() + aheadMs

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, caller) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, caller) as object,
  apply: () => new TrueDate(now()).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
})
