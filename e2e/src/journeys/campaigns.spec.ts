import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { mainLink } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'

// Both pages list the running campaigns, each remote with its own query in the one cache of the tab.
test('N-037: from a student’s campaigns to one in TalentBox, without a reload', async ({
  page,
  context,
}) => {
  await arriveSignedIn(context, demoAccount('guardian@example.com'))
  await visit(page, '/kids')
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /^Aarav/ })
    .first()
    .click()
  const campaigns = main.getByRole('link', { name: 'Campaigns' })
  await campaigns.click()
  await expect(page).toHaveURL(/\/profile\/student\?.*campaign=true/)
  // The address changes before the page does, which had a list too.
  await expect(campaigns).toHaveAttribute('aria-current', 'page')
  const first = main.getByRole('listitem').getByRole('link').first()
  await expect(first).toBeVisible()
  const title = (await first.textContent()) ?? ''

  await mainLink(page, 'TalentBox').click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Every child has a number/)
  await main
    .getByRole('button', { name: new RegExp(`: ${title}$`) })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
})
