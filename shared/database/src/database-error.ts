/** Why a database cannot be opened; the message says what to do and holds no password. */
export class DatabaseError extends Error {
  readonly kind: 'folder_in_use' | 'folder_broken' | 'not_reachable'

  constructor(kind: DatabaseError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseError'
    this.kind = kind
  }
}
