import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('R-079, R-116: a teacher writes three questions by keyboard, composes, previews and publishes', async ({
  page,
  context,
}) => {
  await arriveSignedIn(context, demoAccount('rep@example.com'))
  await visit(page, '/assessments/manage')
  await page.getByRole('link', { name: 'New assessment' }).press('Enter')
  await page.getByLabel('What is it called?').fill('Halves and quarters')
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
  await write(/Single choice/, 'Which is one half?')
  await editor.getByRole('textbox', { name: 'Answer 1' }).focus()
  for (const words of ['2/4', '1/4', '3/4']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await editor.getByRole('radio', { name: 'Answer 1 is right' }).press('Space')
  await expect(editor.getByRole('heading', { name: 'Which is one half?' })).toBeVisible()
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
  await expect(page.getByText('The assessment is published')).toBeVisible()

  await visit(page, '/assessments/manage?state=published')
  const row = page.getByRole('listitem').filter({ hasText: 'Halves and quarters' })
  await expect(row).toContainText('3 questions · 3 marks · 30 minutes')
  await visit(page, '/assessments/questions?search=half')
  const written = page.getByRole('listitem').filter({ hasText: 'Which is one half?' })
  await expect(written).toContainText('In 1 assessment')
  await page.getByRole('button', { name: 'More for Which is one half?' }).click()
  await page.getByRole('menuitem', { name: 'Retire it' }).click()
  await expect(page.getByText('The question is retired.')).toBeVisible()
})
