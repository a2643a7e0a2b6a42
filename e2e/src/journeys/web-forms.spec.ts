import { expectAccessible } from '../support/accessibility.ts'
import { addKid, arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, visit } from '../support/page-facts.ts'

test(
  'Q-014, Q-015, R-073, R-144: permission for a trip, with a draft that survives a reload, and one answer',
  { tag: '@phone' },
  async ({ page, site }) => {
    await arriveSignedIn(page.context(), await makeGuardian(site.origin))
    await visit(page, '/kids')
    await addKid(page, 'Tara')
    await visit(page, '/web-forms')
    await page.getByRole('link', { name: 'Fill it in: Permission for the museum trip' }).click()
    await expect(page).toHaveURL(/\/web-form\/museum-trip-permission$/)
    const goOn = page.getByRole('button', { name: 'Continue' })
    // The second page is for children who come along.
    await page.getByRole('button', { name: 'Give permission' }).click()
    await expect(page.getByRole('radio', { name: 'Tara' })).toBeFocused()
    await expectAccessible(page)

    await page.getByRole('radio', { name: 'Tara' }).check()
    await page.getByRole('radio', { name: 'Yes' }).check()
    await page.getByRole('radio', { name: 'With our bus' }).check()
    await page.getByLabel('Stop of the bus').selectOption('Lake Road')
    await expect(page.getByText('Your draft is saved.')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('Your draft is here')).toBeVisible()
    await expect(page.getByLabel('Stop of the bus')).toHaveValue('lake-road')

    await goOn.click()
    await expect(page.getByRole('heading', { name: 'On the day' })).toBeFocused()
    await page.getByRole('checkbox', { name: 'Vegetarian' }).check()
    await page.getByLabel('Your mobile number').fill('98765 43210')
    await page.getByRole('checkbox', { name: /may call a doctor/ }).check()
    await page.getByRole('button', { name: 'Give permission' }).click()
    await expect(page.getByRole('heading', { name: 'Your answer is noted' })).toBeFocused()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Back to the forms' }).click()
    await page
      .getByRole('link', { name: 'See what you sent: Permission for the museum trip' })
      .click()
    await expect(page.getByText('You have answered this form')).toBeVisible()
    await expect(page.getByText('Lake Road')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  },
)

test('R-012, R-065, Q-016: an enquiry arrives, the chat opens from the help page, and a closed form says so', async ({
  page,
}) => {
  await visit(page, '/contact-us')
  const form = page.getByRole('region', { name: 'Write to us' })
  await form.getByLabel('Your name').fill('Leela Sharma')
  await form.getByRole('radio', { name: 'By email' }).check()
  await form.getByLabel('Your email').fill('leela@example.com')
  await form.getByLabel('What is it about?').selectOption('The press')
  await form.getByLabel('Your message').fill('May we film at the book fair in December?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('heading', { name: 'Your message is with us' })).toBeFocused()

  await visit(page, '/support')
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask Brightyard' })).toBeVisible()

  await visit(page, '/web-form/monsoon-painting-day')
  await expect(page.getByText('This form is closed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign up' })).toHaveCount(0)
})
