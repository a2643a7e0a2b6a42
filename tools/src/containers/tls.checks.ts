import { chmod, mkdir } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { runCommand } from '../run-command.ts'
import { type Check, claim } from './check.ts'
import type { ContainerSite } from './container-site.ts'

async function makeCertificate(folder: string) {
  await mkdir(folder)
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const made = await runCommand('openssl', [...kind, ...name, ...files])
  claim(made.code === 0, `openssl made no certificate:\n${made.output}`)
  // Of this test alone: the proxy's user is another than this one.
  await chmod(join(folder, 'privkey.pem'), 0o644)
}

const statusOf = (url: string) =>
  new Promise<{ status: number; cookies: string }>((resolve, reject) => {
    // Its certificate is of its own making.
    const call = request(url, { rejectUnauthorized: false }, (response) => {
      response.resume()
      const cookies = (response.headers['set-cookie'] ?? []).join('\n')
      resolve({ status: response.statusCode ?? 0, cookies })
    })
    call.once('error', reject).end()
  })

async function behindTls(site: ContainerSite) {
  await makeCertificate(join(site.folder, 'certificates'))
  await site.compose('--profile', 'tls', 'up', '--detach', 'tls')
  await site.untilHealthy('tls')
  const url = `https://localhost:${site.tlsPort}/faqs`
  const before = await statusOf(url)
  claim(before.status === 200, `${url} answered ${before.status}.`)
  claim(/visitor=[^\n]*Secure/.test(before.cookies), `No Secure cookie:\n${before.cookies}`)
  return 'cookies are Secure'
}

/** The example proxy in front of the edge. */
export const tlsChecks: readonly Check[] = [
  { name: 'the site by https, behind the proxy', run: behindTls },
]
