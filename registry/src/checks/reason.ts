import { printable, type Reason, type ReasonCode } from '@brightyard/contract/registry'

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ') || 'none'
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`

/** Why a release is rejected. One sentence each: what is wrong, then what to change. */
const sentences = {
  'address-invalid': (f: { address: string }) =>
    `“${f.address}” is not the address of a release. Give the http(s) address of its folder or of its remote.json, without query or sign-in data.`,
  'origin-not-allowed': (f: { origin: string; allowed: readonly string[] }) =>
    `${f.origin} is not on the list of origins that may ship releases (${quoted(f.allowed)}). Publish to a listed origin, or have ops add this one to ALLOWED_ORIGINS.`,
  'origin-not-https': (f: { origin: string }) =>
    `${f.origin} is not encrypted. Serve the release over https; plain http is for the own machine only.`,
  'private-address': (f: { host: string; address: string }) =>
    `${f.host} resolves to ${f.address}, an address inside a private network, which is not allowed. Serve the release from a public address.`,
  'redirected-elsewhere': (f: { file: string; target: string }) =>
    `${f.file} redirects to ${f.target}, outside the list of origins. Give the final address of the files.`,
  'too-many-redirects': (f: { file: string }) =>
    `${f.file} redirects again and again. Give the final address of the files.`,
  unreachable: (f: { file: string; why: string }) =>
    `${f.file} could not be fetched (${f.why}). Check that the address answers from the registry’s machine.`,
  'file-missing': (f: { file: string; status: number }) =>
    `${f.file} responded with ${f.status}. Upload the complete release folder before you share its URL.`,
  'timed-out': (f: { file: string; seconds: number }) =>
    `${f.file} did not arrive within the ${f.seconds} seconds for the whole release. Serve it from a faster origin.`,
  'too-large': (f: { file: string; limit: number }) =>
    `${f.file} exceeds the limit of ${kilobytes(f.limit)}. Make the release smaller: move large pictures and videos to the media storage.`,
  'unpacks-too-large': (f: { file: string; limit: number }) =>
    `${f.file} is compressed and unpacks to more than ${kilobytes(f.limit)}. Serve the files as they were built, and make the release smaller.`,
  'not-json': (f: { file: string }) =>
    `${f.file} is not JSON. Check that the origin serves the file itself and not an HTML page.`,
  'document-invalid': (f: { file: string; at: string; problem: string }) =>
    `${f.file}: ${f.at || 'the document'} is wrong (${f.problem}). Build the remote again with the current build preset.`,
  'claims-too-much': (f: { at: string; problem: string }) =>
    `remote.json: ${f.at} ${f.problem}. Every visitor would carry it: make it smaller, or split the remote.`,
  'name-not-allowed': (f: { field: string; found: string; problem: string }) =>
    `The ${f.field} “${f.found}” is not allowed (${f.problem}). Change it and build again.`,
  'path-not-allowed': (f: { path: string; problem: string }) =>
    `The page “${f.path}” is not allowed: ${f.problem}. Correct it in routes.ts and build again.`,
  'public-path-fixed': (f: { publicPath: string }) =>
    `mf-manifest.json has the publicPath “${f.publicPath}”, so files would come from there and not from the site. Build with publicPath “auto”.`,
  'unknown-layout': (f: { path: string; layout: string; known: readonly string[] }) =>
    `The page ${f.path} asks for the layout “${f.layout}”, which the site does not have. Use one of ${quoted(f.known)}.`,
  'unknown-access': (f: { path: string; access: string; known: readonly string[] }) =>
    `The page ${f.path} has the access mark “${f.access}”, which does not exist. Use one of ${quoted(f.known)}.`,
  'unknown-role': (f: { path: string; role: string; known: readonly string[] }) =>
    `The page ${f.path} names the role “${f.role}”, which does not exist. Use one of ${quoted(f.known)}.`,
  'unsafe-path': (f: { file: string }) =>
    `The file name “${f.file}” could leave the release’s folder or alias another file. Use plain relative names without “..”, “.” or empty parts.`,
  'wrong-name': (f: { name: string; expected: string; file: string }) =>
    `${f.file} names “${f.name}”, but “${f.expected}” was expected. Call it “${f.name}”, give the address of a release of “${f.expected}”, or correct the name in its definition.`,
  'wrong-contract': (f: { contract: number; expected: number }) =>
    `The release was built for contract ${f.contract}, the site runs contract ${f.expected}. Update the shared packages and build again.`,
  'size-mismatch': (f: { file: string; stated: number; found: string }) =>
    `${f.file} has ${f.found} bytes, but remote.json states ${f.stated}. Upload exactly what was built; no proxy may rewrite the files.`,
  'hash-mismatch': (f: { file: string }) =>
    `${f.file} is not the file that was built: its hash differs from the one in remote.json. Upload the release again, all files of one build.`,
  'encoding-mismatch': (f: { file: string; original: string }) =>
    `${f.file} does not unpack to ${f.original}. Build again, so that the compressed file is made from the same build.`,
  'entry-not-listed': (f: { role: string; file: string }) =>
    `The ${f.role} “${f.file}” is not in the list of files, so its content cannot be verified. Build again with the current build preset.`,
  'entry-mismatch': (f: { stated: string; manifest: string }) =>
    `remote.json starts with “${f.stated}”, mf-manifest.json with “${f.manifest}”. Both must come from one build: build again into an empty folder.`,
  'file-not-listed': (f: { file: string; by: string }) =>
    `${f.by} needs “${f.file}”, which is not in the list of files, so its content cannot be verified. Build again with the current build preset.`,
  'module-not-exposed': (f: { module: string; owner: string }) =>
    `${f.owner} is made by “${f.module}”, but the manifest exposes no such module. Correct the module in routes.ts, or build again.`,
  'route-collision': (f: { path: string; other: string; otherPath: string; example: string }) =>
    `The page ${f.path} takes the same addresses as ${f.otherPath} of “${f.other}” (for example ${f.example}). Choose another path, or agree with that squad and swap both in one set.`,
  'route-repeated': (f: { path: string; otherPath: string; example: string }) =>
    `The pages ${f.path} and ${f.otherPath} of this release take the same addresses (for example ${f.example}). Keep one of them.`,
  'route-reserved': (f: { path: string; reserved: string }) =>
    `The page ${f.path} lies under ${f.reserved}, which the site’s own server answers. Choose another path.`,
  'prefix-owned': (f: { path: string; prefix: string; owner: string }) =>
    `The page ${f.path} lies under ${f.prefix}, which belongs to “${f.owner}”. Choose a path of your own, or agree with the squad of “${f.owner}” and ask ops to move it: remotes prefixes move ${f.prefix} REMOTE --reason "…".`,
  'slot-collision': (f: { slot: string; other: string }) =>
    `The slot “${f.slot}” is already filled by “${f.other}”. A slot has one owner: remove it here, or swap both remotes in one set.`,
  'slot-repeated': (f: { slot: string }) =>
    `The slot “${f.slot}” is filled twice by this release. Keep one of them.`,
  'channel-invalid': (f: { channel: string }) =>
    `“${f.channel}” is not the name of a channel. Write it as owner/name@version, for example shop/cart-count-changed@1.`,
  'channel-not-published': (f: { channel: string; published: readonly string[] }) =>
    `The release reads the channel “${f.channel}”, which nothing in the set publishes${f.published.length > 0 ? ` (published is ${quoted(f.published)})` : ''}. Read a published version, or swap its publisher together with this release.`,
  'channel-still-needed': (f: { channel: string; reader: string }) =>
    `“${f.reader}” reads the channel “${f.channel}”, which nothing would publish any more. Publish it in addition to the new version, or swap that remote together with this one.`,
  'shared-not-provided': (f: { shared: string; range: string }) =>
    `The release needs “${f.shared}” (${f.range}), which the site does not provide. Bundle it, or ask for the host to share it.`,
  'shared-range-unsatisfied': (f: { shared: string; range: string; provided: string }) =>
    `The release needs “${f.shared}” ${f.range}, the site provides ${f.provided}. Build against ${f.provided}, or have the host updated first.`,
  'version-taken': (f: { name: string; version: string }) =>
    `“${f.name}” ${f.version} is already stored with other content, and a stored release never changes. Build again to get a new version.`,
  'release-pruned': (f: { name: string; version: string }) =>
    `The files of “${f.name}” ${f.version} were deleted, because no set had used it for 30 days. Publish the same release again.`,
  'bundle-broken': (f: { problem: string }) =>
    `The server bundle cannot be evaluated: ${f.problem.slice(0, 300)}. It runs in a sandbox with the web platform and the shared packages only; build it again with the current build preset and keep work out of module scope.`,
  'render-failed': (f: { path: string; address: string; problem: string }) =>
    `The page ${f.path} could not be rendered on the server at ${f.address}: ${f.problem}. Render it in a test on the server and correct what throws there.`,
  'render-too-slow': (f: { path: string; address: string; seconds: number }) =>
    `The page ${f.path} was not rendered at ${f.address} within ${f.seconds} seconds. Look for an endless loop or for a loader that never resolves.`,
  'trial-unavailable': (f: { why: string }) =>
    `The trial could not run, because ${f.why}. The release itself may be fine: try again when the API responds in time, or skip the trial with --without-trial.`,
  'trial-stopped': (f: { stuck: readonly string[]; untried: number }) =>
    `The trial stopped, because ${quoted(f.stuck)} hung or crashed; ${f.untried === 1 ? 'one more page was' : `${f.untried} more pages were`} not tried. Correct what is named first, then check again.`,
  'script-invalid': (f: { file: string; problem: string }) =>
    `${f.file} cannot be parsed as a script: ${f.problem}. Build again, and upload the files as they were built.`,
  'scripts-unreadable': (f: { why: string }) =>
    `The scripts and style sheets could not be parsed: ${f.why}. Make the files smaller, or split them.`,
  'style-page-wide': (f: { file: string; line: number; rule: string; instead: string }) =>
    `${f.file}, line ${f.line}: “${f.rule}” applies to the whole page, not only to this remote. ${f.instead}`,
  'container-broken': (f: { where: string; problem: string }) =>
    `The release cannot be loaded as a federation remote: ${f.where} failed (${f.problem}). Load it in a test, and keep work that needs a page out of module scope.`,
  'browser-error': (f: { path: string; address: string; problem: string }) =>
    `The page ${f.path} failed in a browser at ${f.address}: ${f.problem}. Open it with ?remote.<name>=<url> and correct what the console shows.`,
  'browser-hangs': (f: { path: string; address: string; seconds: number }) =>
    `The page ${f.path} did not respond in a browser at ${f.address} within ${f.seconds} seconds. Look for an endless loop, or for requests that never end.`,
  'browser-blocked': (f: { path: string; address: string; seconds: number }) =>
    `The page ${f.path} kept the browser busy for ${f.seconds.toFixed(1)} seconds at a stretch at ${f.address}. Split the work, or do less of it while the page is loading.`,
  'browser-built-in': (f: { path: string; address: string; changed: string }) =>
    `The page ${f.path} changes what the browser provides to every remote (${f.changed}), seen at ${f.address}. Import a function of your own instead.`,
  'browser-global': (f: { path: string; address: string; globals: string }) =>
    `The page ${f.path} defines global variables (${f.globals}), seen at ${f.address}. Keep them in modules, and inform other remotes over channels.`,
  'browser-style': (f: { path: string; address: string; what: string }) =>
    `The page ${f.path} styles more than its own remote (${f.what}), seen at ${f.address}. Use the components of @brightyard/ui, or limit the rule to a class of the remote.`,
  'browser-worker': (f: { path: string; address: string; script: string }) =>
    `The page ${f.path} registers a service worker (${f.script}), seen at ${f.address}. A site has one, and it belongs to the host: leave the registration out.`,
  'remote-unknown': (f: { name: string }) =>
    `No release of “${f.name}” with that version is stored. Publish it first, or give its address.`,
} as const satisfies Readonly<Record<ReasonCode, (facts: never) => string>>

type Sentences = typeof sentences

/** One reason with its sentence. */
export function reason<Code extends ReasonCode>(
  code: Code,
  facts: Parameters<Sentences[Code]>[0],
): Reason {
  const sentence = sentences[code] as (facts: Parameters<Sentences[Code]>[0]) => string
  return { code, message: quotable(sentence(facts)) }
}

const longest = 2000

/** A release's texts are quoted in terminals and pages: no control characters, and no end in sight. */
const quotable = (text: string) =>
  printable(text.length > longest ? `${text.slice(0, longest)}…` : text)
