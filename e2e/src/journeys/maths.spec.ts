import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit, widerThanWindow } from '../support/page-facts.ts'

// From the first question to the refund in one go: many pages, on a machine that may be slow.
test.setTimeout(180_000)

const atGateway = async (page: Page, choice: RegExp) => {
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
  await page.getByRole('button', { name: choice }).click()
}

async function addKid(page: Page) {
  await visit(page, '/kids')
  await page.getByLabel('Kid’s name').fill('Tara Verma')
  await page.getByLabel('Date of birth', { exact: true }).fill('2017-05-01')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add kid', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Tara Verma', exact: true })).toBeVisible()
}

/** The ways in which one of the four kinds of questions is answered without a mouse. */
async function answerByKeyboard(page: Page) {
  const text = page.getByRole('textbox', { name: /./ })
  const radio = page.getByRole('radio').first()
  const ordered = page.getByRole('group').getByRole('button', { pressed: false })
  await expect(text.or(radio).or(ordered.first()).first()).toBeVisible()
  if (await text.isVisible()) {
    await text.focus()
    await page.keyboard.type('7')
  } else if (await radio.isVisible()) {
    await radio.focus()
    await page.keyboard.press('Space')
  } else {
    for (let left = await ordered.count(); left > 0; left -= 1) {
      await ordered.first().focus()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Check' }).focus()
  }
  await page.keyboard.press('Enter')
}

test(
  'R-110, R-125 to R-128, R-153: Maths AI is tried, declined, bought, practised by keyboard, and cancelled',
  { tag: '@phone' },
  async ({ page, site }) => {
    await visit(page, '/subscribed_activity/MATH_AI')
    await page.getByRole('button', { name: 'I don’t know' }).click()
    await expect(page.getByText('How it works')).toBeVisible()
    await expectAccessible(page)

    await arriveSignedIn(page.context(), await makeGuardian(site.origin))
    await addKid(page)
    await visit(page, '/subscribed_activity/MATH_AI')
    await page.getByRole('link', { name: 'Choose One month' }).click()
    await expect(page.getByRole('heading', { name: 'One month for Tara Verma' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Buy and pay/ }).click()
    await expect(page).toHaveURL(/\/GlobalPaymentSummary/)
    await page.getByRole('button', { name: /^Pay / }).click()
    await atGateway(page, /decline/i)
    await expect(
      page.getByRole('heading', { name: 'Your payment did not go through' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Choose again' }).click()
    await page.getByRole('radio', { name: /One month/ }).check()
    await page.getByRole('button', { name: /^Buy and pay/ }).click()
    await page.getByRole('button', { name: /^Pay / }).click()
    await atGateway(page, /^Pay The bank pays at once/)
    await expect(page.getByRole('heading', { name: 'Tara Verma has Maths AI' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Start practising' }).click()
    await expect(page.getByRole('heading', { name: 'Tara Verma’s practice' })).toBeVisible()
    await expect(page.getByText('As often as you like: it is in the plan.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start ten questions' }).click()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
    await answerByKeyboard(page)
    const next = page.getByRole('button', { name: 'Next question' })
    await expect(next).toBeFocused()
    await page.reload()
    await expect(next).toBeFocused()
    await expectAccessible(page)
    expect(await widerThanWindow(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText('Question 2 of 10')).toBeVisible()
    await page.getByRole('button', { name: 'Finish here' }).click()
    await page.getByRole('button', { name: 'Finish now' }).click()
    await expect(page.getByRole('heading', { name: / of 1 right$/ })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Progress' }).click()
    await expect(page.getByText(/^Tara answered 1 question so far/)).toBeVisible()
    await expectAccessible(page)

    await visit(page, '/subscribed_activity/bookingDetails')
    await page.getByRole('button', { name: 'Cancel the plan of Tara Verma' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(/^You get ₹/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByText(/went back or is on its way/)).toBeVisible()
  },
)
