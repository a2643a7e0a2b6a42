import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('R-079, R-116: a teacher writes three questions by keyboard, composes, previews and publishes', async ({
  page,
  context,
}) => {
  const run = `${test.info().repeatEachIndex}.${test.info().retry}`
  const title = `Halves and quarters ${run}`
  const half = `Which is one half? ${run}`
  await arriveSignedIn(context, demoAccount('rep@example.com'))
  await visit(page, '/assessments/manage')
  await page.getByRole('link', { name: 'New assessment' }).press('Enter')
  await page.getByLabel('What is it called?').fill(title)
  await page.getByLabel('Subject').fill('Maths')
  await page.keyboard.press('Enter')
  await expect(page.getByText('All changes saved')).toBeVisible()

  const editor = page.getByRole('dialog', { name: 'A new question' })
  const write = async (kind: RegExp, words: string) => {
    await page.getByRole('button', { name: 'Write a question' }).press('Enter')
    await editor.getByRole('radio', { name: kind }).press('Space')
    await editor.getByLabel('Question').focus()
    await page.keyboard.type(words)
  }
  const add = async (number: number) => {
    await editor.getByRole('button', { name: 'Add to the assessment' }).press('Enter')
    await expect(page.getByLabel(`Marks of question ${number}`)).toBeFocused()
  }
  await write(/Single choice/, half)
  await editor.getByRole('textbox', { name: 'Answer 1' }).focus()
  for (const words of ['2/4', '1/4', '3/4']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await editor.getByRole('radio', { name: 'Answer 1 is right' }).press('Space')
  await expect(editor.getByRole('heading', { name: half })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await add(1)
  await write(/Number/, 'How many quarters make a whole?')
  await editor.getByLabel('Right answer').fill('4')
  await add(2)
  await write(/Short text/, 'What do we call the number under the line?')
  await editor.getByRole('textbox', { name: 'Accepted answer 1' }).fill('denominator')
  await add(3)

  await page.getByRole('button', { name: 'Move question 3', exact: true }).press('ArrowUp')
  await expect(page.getByRole('group', { name: 'Question 2' })).toContainText('under the line')
  await expect(page.getByText('All changes saved')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Preview' }).press('Enter')
  await expect(page.getByRole('radio', { name: '2/4' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByRole('button', { name: 'Publish it' }).press('Enter')
  await expect(page.getByText('The assessment is published')).toBeVisible()

  await visit(page, '/assessments/manage?state=published')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('3 questions · 3 marks · 30 minutes')
  await visit(page, '/assessments/questions?search=half')
  const written = page.getByRole('listitem').filter({ hasText: half })
  await expect(written).toContainText('In 1 assessment')
  await page.getByRole('button', { name: `More for ${half}` }).click()
  await page.getByRole('menuitem', { name: 'Retire it' }).click()
  await expect(page.getByText('The question is retired.')).toBeVisible()
})

test('R-116: a picture is uploaded in the question bank, and the question shows it', async ({
  page,
  context,
}) => {
  const words = `Which toy is this? ${test.info().repeatEachIndex}.${test.info().retry}`
  await arriveSignedIn(context, demoAccount('rep@example.com'))
  await visit(page, '/assessments/questions')
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } })
  await page.getByRole('button', { name: 'New question' }).click()
  const editor = page.getByRole('dialog', { name: 'A new question' })
  await editor.getByLabel('Question').fill(words)
  await editor.getByRole('button', { name: 'Add a picture' }).first().click()
  await editor
    .getByRole('group', { name: /^Picture/ })
    .locator('input[type=file]')
    .setInputFiles({ name: 'toy.png', mimeType: 'image/png', buffer })
  await editor.getByLabel('Picture: what does it show?').fill('A toy with two wheels')
  await editor.getByRole('radio', { name: /Short text/ }).press('Space')
  await editor.getByRole('textbox', { name: 'Accepted answer 1' }).fill('Scooter')
  await editor.getByLabel('Subject').fill('Words')
  await editor.getByRole('button', { name: 'Add to the bank' }).click()
  await expect(editor).toBeHidden()

  await page.getByRole('button', { name: `More for ${words}` }).click()
  await page.getByRole('menuitem', { name: 'Preview' }).click()
  const picture = page
    .getByRole('dialog', { name: 'As a kid sees it' })
    .getByRole('img', { name: 'A toy with two wheels' })
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})
