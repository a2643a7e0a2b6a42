/** A person who saves data pays for what they never look at: nothing is fetched ahead for them. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
