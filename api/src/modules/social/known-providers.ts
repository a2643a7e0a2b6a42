import { accountPaths } from '@brightyard/contract'
import { ClientSecretPost } from 'openid-client'
import { graphProvider } from './graph-provider.ts'
import { openIdProvider } from './openid-provider.ts'
import type { SocialProvider } from './social-provider.ts'
import { SignJWT, importPKCS8 } from 'jose'
import type { ClientAuth } from 'openid-client'

interface ClientKey {
  clientId: string
  clientSecret: string
}

export interface SocialKeys {
  google?: ClientKey | undefined
  facebook?: ClientKey | undefined
  apple?: ({ clientId: string } & AppleKey) | undefined
}

export const socialScopes = {
  google: 'openid profile email',
  facebook: 'public_profile email',
  apple: 'openid name email',
} as const

export const redirectUriOf = (publicOrigin: string) =>
  `${publicOrigin}${accountPaths.socialCallback.to()}`
/** Apple posts a form to the vendor API. */
export const appleCallbackPath = '/vendor/api/callback/sign_in_with_apple'

/** The providers with keys in the environment. */
export function knownProviders(keys: SocialKeys, publicOrigin: string): SocialProvider[] {
  const redirectUri = redirectUriOf(publicOrigin)
  const { google, facebook, apple } = keys
  return [
    google &&
      openIdProvider(
        { id: 'google', name: 'Google' },
        {
          issuer: 'https://accounts.google.com',
          authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
          tokenEndpoint: 'https://oauth2.googleapis.com/token',
          jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
          userinfoEndpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
          clientId: google.clientId,
          clientAuth: ClientSecretPost(google.clientSecret),
          scope: socialScopes.google,
          redirectUri,
        },
      ),
    facebook &&
      graphProvider(
        { id: 'facebook', name: 'Facebook' },
        {
          issuer: 'https://www.facebook.com',
          authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
          tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
          userinfoEndpoint: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
          clientId: facebook.clientId,
          clientAuth: ClientSecretPost(facebook.clientSecret),
          scope: socialScopes.facebook,
          redirectUri,
        },
      ),
    apple &&
      openIdProvider(
        { id: 'apple', name: 'Apple' },
        {
          issuer: 'https://appleid.apple.com',
          authorizationEndpoint: 'https://appleid.apple.com/auth/authorize',
          tokenEndpoint: 'https://appleid.apple.com/auth/token',
          jwksUri: 'https://appleid.apple.com/auth/keys',
          clientId: apple.clientId,
          clientAuth: appleClientAuth(apple),
          scope: socialScopes.apple,
          redirectUri: `${publicOrigin}${appleCallbackPath}`,
          extra: { response_mode: 'form_post' },
        },
      ),
  ].filter((provider) => provider !== undefined)
}

export interface AppleKey {
  teamId: string
  keyId: string
  /** As downloaded: PKCS #8 in PEM. */
  privateKey: string
}

/** Apple has no fixed secret: each token request has one that is signed for five minutes. */
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
