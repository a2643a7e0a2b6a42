import { readFile } from 'node:fs/promises'
import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('R-144: an admin makes a form by keyboard, moves a question by drag too, a guardian answers it, the admin reads and saves the answer', async ({
  page,
  context,
  browser,
}) => {
  const name = `Kite day ${test.info().repeatEachIndex}.${test.info().retry}`
  const desk = await browser.newContext()
  await arriveSignedIn(desk, demoAccount('admin@example.com'))
  const office = await desk.newPage()
  await visit(office, '/web-forms/manage')
  await office.getByRole('link', { name: 'New form' }).press('Enter')
  await office.getByLabel('What is it called?').press('K')
  await office.getByLabel('What is it called?').fill(name)
  await office.keyboard.press('Enter')

  const add = async (kind: RegExp, words: string) => {
    await office.getByRole('button', { name: 'Add a question' }).press('Enter')
    await office.getByRole('button', { name: kind }).press('Enter')
    await expect(office.getByLabel('Question', { exact: true })).toBeFocused()
    await office.keyboard.type(words)
  }
  await add(/One of several/, 'Will you come?')
  await office.getByRole('textbox', { name: 'Answer 1' }).press('Y')
  await office.keyboard.type('es')
  await office.keyboard.press('Enter')
  await office.keyboard.type('No')
  await add(/Short answer/, 'Which kite do you bring?')
  const questions = office.getByRole('region', { name: 'Questions', exact: true })
  const first = questions.getByRole('group', { name: /\?$/ }).first()
  await expect(first).toHaveAccessibleName('Will you come?')
  const grip = office.getByRole('button', { name: 'Move Which kite do you bring?', exact: true })
  await grip.dragTo(first, { targetPosition: { x: 40, y: 4 } })
  await expect(first).toHaveAccessibleName('Which kite do you bring?')
  await grip.press('ArrowDown')
  await expect(first).toHaveAccessibleName('Will you come?')
  await expect(grip).toBeFocused()
  await office.getByRole('button', { name: 'Show this question only if …' }).press('Enter')
  await expect(office.getByLabel('Condition 1: answer')).toHaveValue(/^o-/)
  expect(await accessibilityFindings(office)).toEqual([])
  await office.getByRole('button', { name: 'Publish' }).press('Enter')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Publish it' }).press('Enter')
  const address = office.getByText(/Hand on its address: \S+/)
  await expect(address).toBeVisible()
  const [, path = ''] = /address: (\S+)/.exec(await address.innerText()) ?? []

  await arriveSignedIn(context, demoAccount('guardian@example.com'))
  await visit(page, path)
  await expect(page.getByLabel('Which kite do you bring?')).toBeHidden()
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Which kite do you bring?').fill('The red dragon')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await visit(office, '/web-forms/manage')
  // Who else looks at the desk by now takes the "1 new" away.
  await office.getByRole('link', { name: new RegExp(`^1 answer.*: ${name}$`) }).click()
  await office.getByRole('main').getByRole('link', { name: /Meera/ }).click()
  await expect(office.getByText('The red dragon', { exact: true })).toBeVisible()
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('"Yes","The red dragon"')
  await desk.close()
})
