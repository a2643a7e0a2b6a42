const limits: Record<string, number> = { api: 450e6, registry: 600e6, edge: 600e6 }

/** What an image may take, in bytes; a release server adds 5 MB to its base. */
export const limitOf = (service: string, releaseBase: number): number =>
  limits[service] ?? releaseBase + 5e6

/** Not of a size that is not known. */
export const isWithin = (size: number, limit: number): boolean => size <= limit

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
