/** Every address of the site, by domain. */
export * from './define/define-path.ts'
export { hasControlCharacter, safeLocalPath } from './define/safe-path.ts'
export { loginPath } from './account/login-path.ts'
export * from './account/paths.ts'
export * from './catalog/paths.ts'
export * from './content/paths.ts'
export * from './content/talentbox.paths.ts'
export * from './site/paths.ts'
