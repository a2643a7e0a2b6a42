/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { listSocialProviders } from '@brightyard/contract/calls'
import { answer, network } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { remote } from '../routes.ts'
import * as partnerRegister from './applications/partner-register.page.tsx'
import * as candidate from './candidate/candidate.page.tsx'
import * as guardianRegistration from './sign-in/guardian-registration.page.tsx'
import * as login from './sign-in/login.page.tsx'
import * as signup from './sign-in/signup.page.tsx'

test.each([
  ['/login', login, 'Sign in', ['Welcome back', 'Password']],
  ['/signup', signup, 'Create an account', ['It takes a minute']],
  ['/guardian-registration', guardianRegistration, 'Guardian registration', ['add your kids']],
  ['/assessment/login/:id?', candidate, 'Take your assessment', ['Application ID', 'Passcode']],
  ['/partner-register', partnerRegister, 'Partner registration', ['Become a partner']],
])(
  'W-009: %s is rendered on the server with its form and a title, in valid HTML',
  async (path, page, title, texts) => {
    network.use(answer(listSocialProviders, { data: [] }))
    const { status, html } = await renderOnServer(page, {
      path,
      address: path.replace('/:id?', ''),
    })
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title} · Brightyard</title>`)
    for (const text of texts) expect(html.replaceAll('<!-- -->', '')).toContain(text)
    expect(await htmlFindings(html)).toEqual([])
    // Sent before any script has run, a form must not put a password into the address.
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(remote.routes.find((route) => route.path === path)?.render).toBe('server')
  },
)
