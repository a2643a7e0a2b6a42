import { expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { PageHead, type PageHeadProps, SiteOrigin } from './page-head.tsx'

const head = (props: Partial<PageHeadProps>) =>
  renderToString(
    <SiteOrigin value="https://brightyard.example">
      <StaticRouter location="/Blog/mud?utm_source=mail">
        <PageHead title="Mud" description="All about mud." {...props} />
      </StaticRouter>
    </SiteOrigin>,
  )

test('W-009: title, description, canonical address and preview', () => {
  const html = head({ image: '/mud.jpg', canonical: '/blog/mud' })
  expect(html).toContain('<title>Mud · Brightyard</title>')
  expect(html).toContain('<meta name="description" content="All about mud."/>')
  expect(html).toContain('<link rel="canonical" href="https://brightyard.example/blog/mud"/>')
  expect(html).toContain('property="og:image" content="https://brightyard.example/mud.jpg"')
  expect(html).not.toContain('noindex')
})

test('W-009: a preview names the site, and shows a large picture with its size where there is one', () => {
  const plain = head({})
  expect(plain).toContain('property="og:type" content="website"')
  expect(plain).toContain('property="og:site_name" content="Brightyard"')
  expect(plain).toContain('name="twitter:card" content="summary"')
  expect(head({ image: '/mud.jpg' })).toContain('name="twitter:card" content="summary_large_image"')
})

test('the site’s name appears once in the title, and a hidden page is noindex', () => {
  expect(head({ title: 'Brightyard' })).toContain('<title>Brightyard</title>')
  expect(head({ hidden: true })).toContain('<meta name="robots" content="noindex"/>')
})

test('structured data cannot end its block', () => {
  const html = head({ structuredData: { name: '</script><script>alert(1)' } })
  const json = /ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)',
  })
})

test('Q-036: paths in structured data are whole addresses', () => {
  const offers = { url: '/event/kites', availability: 'https://schema.org/InStock' }
  const html = head({ structuredData: { url: '/event/kites', name: '/', offers } })
  const json = /ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const url = 'https://brightyard.example/event/kites'
  expect(JSON.parse(json)).toMatchObject({ url, name: '/', offers: { ...offers, url } })
})
