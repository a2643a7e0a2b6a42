export const siteLanguages = ['en', 'hi'] as const

export const socialProviderIds = ['google', 'facebook', 'apple'] as const
