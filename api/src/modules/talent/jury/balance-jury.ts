export interface Seat {
  entry: number
  juror: number
}

interface Wish {
  entries: readonly number[]
  jurors: readonly number[]
  perEntry: number
  /** Family and school of the child. */
  isPartial: (juror: number, entry: number) => boolean
  /** What stays: scored already. */
  kept: readonly Seat[]
}

/**
 * Every entry gets the same number of impartial jurors, every juror about as many entries, and jurors meet in many
 * different pairs, by which their severity can be told apart. Null where an entry has too few impartial jurors.
 */
export function balanceJury({ entries, jurors, perEntry, isPartial, kept }: Wish): Seat[] | null {
  const seats = new Map(entries.map((entry): [number, Set<number>] => [entry, new Set()]))
  const load = new Map(jurors.map((juror): [number, number] => [juror, 0]))
  const fixed = new Set<string>()
  const met = new Map<string, number>()
  const pairOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`
  const take = (entry: number, juror: number) => {
    for (const other of seats.get(entry) ?? [])
      met.set(pairOf(juror, other), (met.get(pairOf(juror, other)) ?? 0) + 1)
    seats.get(entry)?.add(juror)
    load.set(juror, (load.get(juror) ?? 0) + 1)
  }
  for (const { entry, juror } of kept) {
    if (!seats.has(entry)) continue
    take(entry, juror)
    fixed.add(`${entry} ${juror}`)
  }
  const mayTake = (juror: number, entry: number) =>
    !isPartial(juror, entry) && !seats.get(entry)?.has(juror)

  // Those with the least choice first.
  const choice = (entry: number) => jurors.filter((juror) => !isPartial(juror, entry)).length
  for (const entry of entries.toSorted(
    (one, other) => choice(one) - choice(other) || one - other,
  )) {
    while ((seats.get(entry)?.size ?? 0) < perEntry) {
      const meetings = (juror: number) =>
        [...(seats.get(entry) ?? [])].reduce(
          (sum, other) => sum + (met.get(pairOf(juror, other)) ?? 0),
          0,
        )
      const [next] = jurors
        .filter((juror) => mayTake(juror, entry))
        .toSorted(
          (one, other) =>
            (load.get(one) ?? 0) - (load.get(other) ?? 0) ||
            meetings(one) - meetings(other) ||
            one - other,
        )
      if (next === undefined) return null
      take(entry, next)
    }
  }
  while (hand(seats, { load, jurors, mayTake, fixed })) {
    // Until nobody has two more than somebody who could have taken one of them.
  }
  return entries.flatMap((entry) =>
    [...(seats.get(entry) ?? [])].map((juror) => ({ entry, juror })),
  )
}

interface Table {
  load: Map<number, number>
  jurors: readonly number[]
  mayTake: (juror: number, entry: number) => boolean
  fixed: ReadonlySet<string>
}

/** Hands entries on from a busy juror, over others if need be, to one with at least two fewer. */
function hand(seats: ReadonlyMap<number, Set<number>>, { load, jurors, mayTake, fixed }: Table) {
  const loadOf = (juror: number) => load.get(juror) ?? 0
  for (const busy of jurors.toSorted((one, other) => loadOf(other) - loadOf(one))) {
    const from = new Map<number, { juror: number; entry: number } | null>([[busy, null]])
    for (const juror of from.keys()) {
      if (loadOf(juror) <= loadOf(busy) - 2) {
        let step = from.get(juror)
        let to = juror
        while (step) {
          seats.get(step.entry)?.delete(step.juror)
          seats.get(step.entry)?.add(to)
          to = step.juror
          step = from.get(to)
        }
        load.set(juror, loadOf(juror) + 1)
        load.set(busy, loadOf(busy) - 1)
        return true
      }
      for (const [entry, taken] of seats) {
        if (!taken.has(juror) || fixed.has(`${entry} ${juror}`)) continue
        for (const next of jurors)
          if (!from.has(next) && mayTake(next, entry)) from.set(next, { juror, entry })
      }
    }
  }
  return false
}
