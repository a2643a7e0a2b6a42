import { type Call, type CallInput, type CallOutput } from '@brightyard/contract/calls'
import { fillPattern } from '@brightyard/contract/paths'
import { Token } from '@brightyard/contract/entities'
import { type Account, callHeaders } from './accounts.ts'
import { expect } from './fixtures.ts'

/** The API as this account uses it from another device, without a browser. */
export async function signedInCaller(origin: string, account: Account) {
  const send = (method: string, path: string, headers: object, body: object) =>
    fetch(origin + path, {
      method,
      headers: { ...callHeaders(origin), ...headers },
      body: JSON.stringify(body),
    })
  const credentials = { grant_type: 'password', client_id: 'web', ...account }
  const signedIn = await send('POST', '/vendor/oauth/token', {}, credentials)
  const { access_token } = Token.parse(await signedIn.json())
  const authorization = `Bearer ${access_token}`
  return async <C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>> => {
    const path = `/${call.base}${fillPattern(call.path, input ?? {})}`
    const response =
      call.method === 'GET'
        ? await fetch(origin + path, { headers: { authorization } })
        : await send(call.method, path, { authorization }, input)
    expect(response.status, `${call.name}: ${await response.clone().text()}`).toBe(200)
    return call.response.parse(await response.json()) as CallOutput<C>
  }
}
