import { expect, test } from '@jest/globals'
import { send } from '../testing/send.ts'
import { ownHeaders, startTestApi } from '../testing/test-api.ts'

test('the log holds no search words, email addresses and passwords, also when the database fails', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const api = await startTestApi({ logger: { level: 'info', stream } })
  const signIn = {
    grant_type: 'password',
    client_id: 'web',
    username: 'asha@home.example',
    password: 'my secret',
  }
  const visit = async () => {
    const search = await send(api.app, '/cms/api/search?q=head+lice&page=1')
    const headers = { ...ownHeaders, 'content-type': 'application/json' }
    const body = JSON.stringify(signIn)
    const token = await send(api.app, '/vendor/oauth/token', { method: 'POST', headers, body })
    return [search.statusCode, token.statusCode]
  }
  await visit()
  await api.database.query('drop schema public cascade')
  expect((await visit())[1]).toBe(500)
  await api.close()
  const text = lines.join('')
  expect(text).toContain('"path":"/vendor/oauth/token"')
  expect(text).toContain('Failed query')
  expect(text).not.toMatch(/lice|asha|home\.example|my secret/)
})
