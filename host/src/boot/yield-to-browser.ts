type WithYield = typeof globalThis & { scheduler?: { yield?: () => Promise<void> } }

/** Lets the browser paint and handle input between the stages of the start. */
export const yieldToBrowser = (): Promise<void> =>
  (globalThis as WithYield).scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve)
  })
