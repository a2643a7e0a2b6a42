import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit, widerThanWindow } from '../support/page-facts.ts'

test.setTimeout(120_000)

const press = async (page: Page, name: string | RegExp, key = 'Enter') => {
  const button = page.getByRole('button', { name })
  await button.focus()
  await page.keyboard.press(key)
}

/** Answers the question that is shown, by keyboard, whatever its kind; the order is another one in each attempt. */
async function answerByKeyboard(page: Page) {
  const main = page.getByRole('main')
  const text = main.getByRole('textbox')
  const list = main.getByRole('combobox')
  const box = main.getByRole('checkbox')
  const radio = main.getByRole('radio')
  if (await text.isVisible()) {
    await text.focus()
    await page.keyboard.type('50')
  } else if ((await list.count()) > 0) {
    for (const one of await list.all()) {
      await one.focus()
      await page.keyboard.press('ArrowDown')
    }
  } else {
    const choice = (await box.count()) > 0 ? box.first() : radio.first()
    await choice.focus()
    await page.keyboard.press('Space')
  }
}

test('R-079, R-111, R-112, R-114, R-115, R-116, W-002, Q-009 to Q-013: an assessment is started, answered by keyboard on two devices, and handed in', async ({
  page,
  browser,
  site,
}) => {
  await arriveSignedIn(page.context(), demoAccount('student@example.com'))
  await visit(page, '/assessment/list')
  const name = 'Try every kind of question'
  await expect(page.getByRole('heading', { name: 'My assessments' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(`(Start|Try again): ${name}`) }).click()
  await press(page, 'Start the clock')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await press(page, 'Start the clock')

  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/)
  await expectAccessible(page)
  await answerByKeyboard(page)
  await press(page, 'Flag for later', 'Space')
  await press(page, 'Next question')
  await expect(page.getByText('Question 2 of 6')).toBeVisible()
  await answerByKeyboard(page)
  expect(await widerThanWindow(page)).toEqual([])
  // Left at once: the answer goes along.
  await page.goto('about:blank')

  const second = await browser.newContext({ baseURL: site.origin })
  const phone = await second.newPage()
  await arriveSignedIn(second, demoAccount('student@example.com'))
  await visit(phone, '/assessment/4')
  await expect(phone.getByText('2 of 6 answered')).toBeVisible()
  await expect(phone.getByText('This is open somewhere else too')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeVisible()
  await second.setOffline(true)
  await answerByKeyboard(phone)
  await expect(phone.getByText('No connection')).toBeVisible({ timeout: 15_000 })
  await second.setOffline(false)
  await expect(phone.getByText('All saved')).toBeVisible({ timeout: 15_000 })

  await press(phone, 'Hand in')
  const question = phone.getByRole('alertdialog', { name: 'Hand in with 3 questions open?' })
  await question.getByRole('button', { name: 'Hand in' }).press('Enter')
  await expect(phone.getByRole('heading', { name: `“${name}” is handed in` })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'See results' }).click()
  await expect(phone.getByText('You left this out.')).toHaveCount(3)
  await expectAccessible(phone)
  await second.close()
})
