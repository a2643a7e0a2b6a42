import { expect, test } from '../support/fixtures.ts'
import { buildPortal } from '../support/outside-host.ts'
import { productAddress, simpleProducts } from '../support/products.ts'
import { currentSet } from '../support/site-pages.ts'

let portal: Awaited<ReturnType<typeof buildPortal>>
test.beforeAll(async () => {
  test.setTimeout(400_000)
  portal = await buildPortal()
})
test.afterAll(() => portal.remove())

test('a host that is not ours shows a product and the header, by the manifests of their releases', async ({
  page,
  site,
}) => {
  const { remotes } = await currentSet()
  const manifestOf = (name: string) =>
    `${site.origin}/r/${name}/${remotes[name]?.release.document.version}/mf-manifest.json`
  const [product] = await simpleProducts(1)
  if (!product) throw new Error('The demonstration data has no simple product.')
  const server = await portal.serve(site.origin)
  const query = new URLSearchParams({
    site: site.origin,
    shop: manifestOf('shop'),
    header: manifestOf('header'),
    page: productAddress(product),
  })

  await page.goto(`${server.origin}/?${query}`)

  await test.step('the page with its data, and the slot', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    const own = page.getByRole('heading', { name: 'School portal' })
    await expect(own, 'our reset ends where our parts do').not.toHaveCSS('margin-top', '0px')
    await main.getByRole('button', { name: 'Add to bag', exact: true }).click()
    await expect(page.getByLabel('In the bag')).toHaveText('1')
  })

  await test.step('a link is the host’s to follow, and has the address of the site', async () => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Brightyard' }).first()
    await expect(link).toHaveAttribute('href', `${site.origin}/`)
    await link.click()
    await expect(page.getByLabel('Asked for')).toHaveText('/')
  })

  await test.step('the federation runtime of the host loads any module on its own', async () => {
    await page.getByRole('button', { name: 'Load by federation alone' }).click()
    await expect(page.getByLabel('Exposed')).toHaveText(/Component/)
  })
  server.close()

  const file = `${site.releasesOrigin}/shop/${remotes['shop']?.release.document.version}/remote.json`
  const { headers } = await fetch(file)
  expect(headers.get('cross-origin-resource-policy'), 'at a release origin').toBe('cross-origin')
})
