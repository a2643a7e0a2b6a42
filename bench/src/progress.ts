/** A line on stderr when something long begins; figures go to stdout. */
export const begin = (what: string) => console.error(`… ${what}`)
