import { SignJWT, importPKCS8 } from 'jose'
import type { ClientAuth } from 'openid-client'

export interface AppleKey {
  teamId: string
  keyId: string
  /** As downloaded: PKCS #8 in PEM. */
  privateKey: string
}

/** Apple has no fixed secret: each token request carries one that is signed for five minutes. */
export function appleClientAuth({ teamId, keyId, privateKey }: AppleKey): ClientAuth {
  // oxlint-disable-next-line typescript/no-misused-promises -- the library awaits what it is given
  return async (_server, { client_id }, body) => {
    const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256')
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(client_id)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key)
    body.set('client_id', client_id)
    body.set('client_secret', secret)
  }
}
