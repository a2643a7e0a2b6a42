import { createContext } from 'react'

/** Says what was done at the head of the page, where it is read out and stays. */
export const Outcome = createContext<(text: string) => void>(() => {})
