/** Parts of an address that stand before a secret: a link to a new password, a shared list. */
const beforeSecrets = /\/(reset_password|shared)\/[^/]+/g

/** What a log may say of an address: its path, without the query and without secrets. */
export const pathForLogs = (address: string): string => {
  const [path = ''] = address.split(/[?#]/)
  return path.replaceAll(beforeSecrets, '/$1/…')
}
