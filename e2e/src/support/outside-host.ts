import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readPackage } from '@brightyard/release-files'
import { runPnpm } from '@brightyard/tools'
import { packedPackages } from './packed-packages.ts'

const root = join(import.meta.dirname, '../../..')
const versionOf = (name: string, folder: string) => readPackage(name, join(root, folder)).version

/** The host's own code: plain React, its own style, and the releases by the URLs of their manifests. */
const main = `import { channel, channels, createStandalone } from '@brightyard/standalone'
import { loadRemote } from '@module-federation/enhanced/runtime'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const given = new URLSearchParams(location.search)
const of = (name: string) => given.get(name) ?? ''

let opened = (_: string) => {}
const brightyard = createStandalone({
  site: of('site'),
  remotes: { shop: of('shop'), header: of('header') },
  open: (address) => opened(address),
})

function Portal() {
  const [asked, setAsked] = useState('')
  const [bag, setBag] = useState(0)
  opened = setAsked
  useEffect(() => channel(channels.cartCountChanged).subscribe(({ count }) => setBag(count)), [])
  const [exposed, setExposed] = useState('')
  const load = () =>
    loadRemote<object>('shop/features/home/home.page').then((module) =>
      setExposed(Object.keys(module ?? {}).sort().join()),
    )
  return (
    <>
      <h1>School portal</h1>
      <output aria-label="Asked for">{asked}</output>
      <output aria-label="In the bag">{bag}</output>
      <output aria-label="Exposed">{exposed}</output>
      <button onClick={load}>Load by federation alone</button>
      <brightyard.Provider>
        <brightyard.Slot name="header" props={{ layout: 'shop' }} address="/shop" />
        <main>
          <brightyard.Page address={of('page')} fallback={<p>Loading</p>} />
        </main>
      </brightyard.Provider>
    </>
  )
}

const place = document.getElementById('portal')
if (place) createRoot(place).render(<Portal />)
`

const build = `import webpack from 'webpack'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

const compiler = webpack({
  mode: 'production',
  entry: './compiled/index.js',
  output: { publicPath: '/' },
  optimization: { minimize: false },
  performance: { hints: false },
  plugins: [
    new ModuleFederationPlugin({
      name: 'school_portal',
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
  ],
})
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'))
})
`

const typescript = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    types: [],
    rootDir: 'src',
    outDir: 'compiled',
  },
  include: ['src'],
}

const html =
  '<!doctype html><title>Portal</title><link rel="icon" href="data:,"><div id="portal"></div><script src="main.js"></script>'

function filesOf(tarballs: Record<string, string>): Record<string, string> {
  const manifest = {
    private: true,
    type: 'module',
    scripts: { build: 'tsc && node build.mjs' },
    dependencies: {
      '@brightyard/standalone': tarballs['@brightyard/standalone'],
      '@module-federation/enhanced': versionOf('@module-federation/enhanced', 'shared/build'),
      '@types/react': versionOf('@types/react', 'shared/ui'),
      '@types/react-dom': versionOf('@types/react-dom', 'shared/ui'),
      react: versionOf('react', 'shared/ui'),
      'react-dom': versionOf('react-dom', 'shared/ui'),
      typescript: versionOf('typescript', '.'),
      webpack: versionOf('webpack', 'shared/build'),
    },
  }
  const overrides = Object.entries(tarballs).map(([name, file]) => `  '${name}': file:${file}`)
  return {
    'package.json': JSON.stringify(manifest),
    'pnpm-workspace.yaml': [
      'packages: []',
      'pmOnFail: ignore',
      'strictDepBuilds: false',
      'overrides:',
      ...overrides,
      '',
    ].join('\n'),
    'tsconfig.json': JSON.stringify(typescript),
    'build.mjs': build,
    'src/index.ts': "void import('./main.js')\nexport {}\n",
    'src/main.tsx': main,
    'dist/index.html': html,
  }
}

/** A host outside the workspace, with nothing of ours but what is published, built by its own webpack. */
export async function buildPortal() {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-portal-'))
  for (const [path, text] of Object.entries(filesOf(await packedPackages()))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await runPnpm(['install', '--prefer-offline'], folder)
  await runPnpm(['run', 'build'], folder)
  return {
    serve: (site: string) => servePortal(join(folder, 'dist'), site),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const ofTheApi = /^\/(vendor|cms|media)\//
const types: Record<string, string | undefined> = {
  html: 'text/html',
  js: 'text/javascript',
  woff2: 'font/woff2',
}

/** Its server: its own files, and the API under its own origin, called as one program calls another. */
async function servePortal(files: string, site: string) {
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://portal')
    if (ofTheApi.test(pathname)) {
      const { origin: _, host: _host, 'sec-fetch-site': _site, ...headers } = incoming.headers
      const call = request(
        site + incoming.url,
        { method: incoming.method, headers },
        (response) => {
          answer.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(answer)
        },
      )
      call.on('error', () => answer.writeHead(502).end())
      incoming.pipe(call)
      return
    }
    const file = pathname === '/' ? 'index.html' : pathname.slice(1)
    try {
      const text = readFileSync(join(files, file))
      answer.writeHead(200, { 'content-type': types[file.split('.').at(-1) ?? ''] }).end(text)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.closeAllConnections() ?? server.close(),
  }
}
