import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { hydrated } from './page-facts.ts'

/** WELCOME10 is for orders from ₹500. */
export const couponMinimumInPaise = 500_00

export const orderButton = (page: Page) => page.getByRole('button', { name: /^Order and pay/ })

/** Ends the payment on the gateway's own page, and comes back to the shop. */
export async function payWith(page: Page, choice: RegExp) {
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
  await page.getByRole('button', { name: choice }).click()
  await expect(page).toHaveURL(/\/shop\//)
  await hydrated(page)
}

/** Fills in the first address of the checkout, and waits until everything is calculated with it. */
export async function writeAddress(page: Page) {
  const form = page.getByRole('form', { name: 'New address' })
  await form.getByLabel('Who receives it?').fill('Asha Verma')
  await form.getByLabel('Mobile number for the courier').fill('98765 00001')
  await form.getByLabel('House number and street').fill('12 Lake Road')
  await form.getByLabel('PIN code').fill('560034')
  await form.getByLabel('City').fill('Bengaluru')
  await form.getByLabel('State').selectOption('Karnataka')
  await form.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByRole('radio', { name: /^Asha Verma/ })).toBeChecked()
  // With the address everything is calculated again; until then there is nothing to agree to.
  await expect(page.getByRole('radio', { name: /^Standard delivery/ })).toBeChecked()
  await expect(orderButton(page)).toBeEnabled()
}
