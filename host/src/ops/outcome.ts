import { createContext } from 'react'

/** Announces the result at the top of the page. */
export const Outcome = createContext<(text: string) => void>(() => {})
