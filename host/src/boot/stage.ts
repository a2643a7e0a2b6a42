type WithYield = typeof globalThis & { scheduler?: { yield?: () => Promise<void> } }

/** Lets the browser paint and answer input between the stages of the boot. */
export const yieldToBrowser = (): Promise<void> =>
  (globalThis as WithYield).scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve)
  })
