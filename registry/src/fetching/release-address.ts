const documents = /(remote|mf-manifest)\.json$/

/** The release's folder, from its own address or from that of one of its documents. */
export function releaseFolder(address: string): string {
  const folder = address.trim().replace(documents, '')
  return folder.endsWith('/') ? folder : `${folder}/`
}
