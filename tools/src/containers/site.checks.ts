import { setTimeout as pause } from 'node:timers/promises'
import * as z from '@brightyard/contract/schema'
import { demoPassword } from '../site/demo-accounts.ts'
import { type Check, claim, remotes } from './check.ts'
import { lastingServices, type ContainerSite } from './container-site.ts'
import { textOf } from './page-text.ts'

/** Pages of content, shop and account, with the header of another remote around them. */
const pages = ['/', '/blog', '/shop', '/login']

/** A page once it has its content; a first visit may be answered before the render is finished. */
async function pageWithContent(site: ContainerSite, path: string) {
  let text = ''
  for (let tries = 0; tries < 20; tries += 1) {
    const response = await fetch(site.origin + path)
    const html = await response.text()
    claim(response.status === 200, `${path} answered ${response.status}:\n${html.slice(0, 500)}`)
    text = textOf(html)
    if (html.includes('<h1') && html.includes('<header') && text.length > 200) return text
    await pause(1000)
  }
  throw new Error(`${path} has no content: “${text.slice(0, 200)}”`)
}

async function pagesHaveContent(site: ContainerSite) {
  const lengths: string[] = []
  for (const path of pages) {
    lengths.push(`${path} ${(await pageWithContent(site, path)).length}`)
  }
  return `characters of text: ${lengths.join(', ')}`
}

async function signIn(site: ContainerSite) {
  const response = await fetch(`${site.origin}/vendor/oauth/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'fetch',
      origin: site.origin,
    },
    body: JSON.stringify({
      grant_type: 'password',
      client_id: 'web',
      username: 'guardian@example.com',
      password: demoPassword,
    }),
  })
  const answer = await response.text()
  claim(response.status === 200, `Signing in answered ${response.status}: ${answer}`)
  const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(answer))
  const own = await fetch(`${site.origin}/vendor/api/profile`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  claim(own.status === 200, `A call with that token answered ${own.status}.`)
  return ''
}

async function firstSetIsMade(site: ContainerSite) {
  for (let tries = 0; tries < 120; tries += 1) {
    const { State } = await site.inspect('compose-set')
    if (State?.Status === 'exited') break
    await pause(1000)
  }
  const log = await site.compose('logs', 'compose-set')
  claim(log.includes('set 1 is current'), `compose-set made no set:\n${log}`)
  await site.untilHealthy('edge')
  return /set 1 is current.*/.exec(log)?.[0] ?? ''
}

async function firstAdmin(site: ContainerSite) {
  const email = 'asha@example.com'
  const made = await site.exec('api', 'node', 'api/dist/main.js', 'create-admin', email)
  const link = new RegExp(`${site.origin}/\\S+`).exec(made.standardOutput)?.[0]
  claim(
    made.code === 0 && link !== undefined,
    `create-admin ended with ${made.code}:\n${made.output}`,
  )
  const page = await fetch(link)
  claim(page.status === 200, `The link of create-admin answered ${page.status}.`)
  return ''
}

async function edgesAreListed(site: ContainerSite) {
  const shown = await remotes(site, 'show')
  const [line = ''] = /^ {2}edge {2}serves .*$/m.exec(shown) ?? []
  claim(line !== '', `The edge is not listed:\n${shown}`)
  return line.trim()
}

/** What a visitor and an operator see of the site once it is up. */
export const siteChecks: readonly Check[] = [
  {
    name: 'all containers are healthy, with ::1 as localhost too',
    async run(site) {
      await site.start()
      return lastingServices.join(', ')
    },
  },
  { name: 'a first set is made by itself', run: firstSetIsMade },
  { name: 'pages of several remotes are composed, with content', run: pagesHaveContent },
  { name: 'people sign in', run: signIn },
  { name: 'the first admin gets a link', run: firstAdmin },
  { name: 'operators see the edges', run: edgesAreListed },
]
