/** The package has no types of its own; the part of it that is used. */
declare module 'fs-native-extensions' {
  /** Locks an open file for this descriptor; false when another descriptor holds it. */
  export function tryLock(descriptor: number): boolean
}
