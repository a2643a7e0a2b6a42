import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../support/faults.ts'

export interface BrokenCall {
  row: string
  /** Of the call's own address. */
  address: RegExp
  /** Nobody is signed in unless it says who. */
  as?: 'guardian' | 'newcomer'
  /** What has to happen before the call fails. */
  before?: (page: Page) => Promise<void>
  /** Makes the page make the call. */
  make: (page: Page) => Promise<void>
  /** What the page says; a failure without it is silent. */
  shows?: (page: Page) => Locator
  /** Only the API's own answers have a message. */
  shownOnlyFor?: readonly Fault[]
}

export const main = (page: Page) => page.getByRole('main')
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const says = (text: string | RegExp) => (page: Page) => page.getByText(text).first()
