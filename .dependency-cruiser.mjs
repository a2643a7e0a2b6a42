// Who may import whom. tools/src/checks/boundaries.test.ts plants a violation of every rule here.

const remote = '^mfe-[^/]+/'
const app = '^(host|mfe-[^/]+|api|registry|tools|e2e|bench)/'
const test = '\\.(test|stories)\\.tsx?$'
/** A package as resolved (node_modules/name/…) or, where that fails, as written. */
const npm = (name) => `(^|/)node_modules/${name}/|^${name}(/|$)`

/** Only `home` may import what `pattern` matches. */
const onlyIn = (name, pattern, home, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: home },
  to: { path: pattern },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or miss a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remotes-stay-apart',
      comment: 'Remotes meet in the browser: through channels, slots and addresses.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: remote, pathNot: '^$1/' },
    },
    {
      name: 'remotes-do-not-know-the-host',
      comment: 'The host knows a remote by its remote.json; what both need lives in shared.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^host/' },
    },
    {
      name: 'host-reads-no-remote-source',
      comment: 'The host loads remotes from the release set, never from their source.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: remote },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'The contract is what every part agrees on, so it depends on no part.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: test },
      to: { pathNot: ['^shared/contract/', npm('zod')] },
    },
    {
      name: 'shared-knows-no-application',
      comment: 'shared/* is used by the applications, not the other way round.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: app },
    },
    {
      name: 'browser-and-server-meet-in-contract',
      comment: 'Browser code speaks to the API over HTTP, in the shapes of the contract.',
      severity: 'error',
      from: { path: '^(host/src|mfe-[^/]+|shared/(runtime|ui|testing|standalone))/' },
      to: { path: '^(api|registry|shared/database|host/server)/' },
    },
    {
      name: 'edge-calls-over-http',
      comment:
        "The edge reads release sets with the registry's client, and the API through its proxy.",
      severity: 'error',
      from: { path: '^host/server/' },
      to: { path: '^(api|registry|shared/database)/', pathNot: '^registry/src/client/' },
    },
    {
      name: 'servers-import-no-browser-code',
      comment: 'The API and the registry share shapes with the browser, not code.',
      severity: 'error',
      from: { path: '^(api|registry|shared/database)/' },
      to: { path: '^(host|mfe-[^/]+|shared/(runtime|ui|testing|standalone))/' },
    },
    {
      name: 'features-stay-apart',
      comment: "What two features of a remote need is lifted out of both, into the remote's src.",
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'applications-are-not-imported',
      comment: 'Applications meet at run time; what two of them need lives in shared.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: { path: '^(mfe-[^/]+|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'only-bench-starts-the-host',
      comment:
        'The bench serves another build with the edge; everything else starts the edge as a process.',
      severity: 'error',
      from: { path: '^([^/]+)/', pathNot: '^bench/' },
      to: { path: '^host/', pathNot: '^$1/' },
    },
    {
      name: 'packages-by-their-entry-points',
      comment: 'Import what a package lists in its exports.',
      severity: 'error',
      from: {},
      to: { path: '^@brightyard/[^/]+/(src|dist)(/|$)' },
    },
    onlyIn(
      'zod-in-contract-schema',
      npm('zod'),
      '^(shared/contract/src/schema\\.ts$|(api|registry|host/server|shared/build)/)',
      "Import * as z from '@brightyard/contract/schema': browsers get one, small copy.",
    ),
    onlyIn(
      'router-in-runtime-and-host',
      npm('react-router(-dom)?'),
      '^(shared/(runtime|testing|standalone)|host)/',
      'Use links and navigation of @brightyard/runtime.',
    ),
    onlyIn(
      'axios-in-runtime',
      npm('axios'),
      '^shared/runtime/',
      "One client with the site's interceptors: call(…) of @brightyard/runtime.",
    ),
    onlyIn(
      'chakra-in-ui',
      npm('@chakra-ui/[^/]+'),
      '^shared/ui/',
      'Chakra is imported through @brightyard/ui alone, or all of it is shipped.',
    ),
    onlyIn(
      'rxjs-in-runtime-channels',
      npm('rxjs'),
      '^shared/runtime/src/channels/',
      'Subjects stay behind the channels of @brightyard/runtime.',
    ),
    onlyIn(
      'drizzle-in-servers',
      npm('drizzle-(orm|kit)'),
      '^(api|registry)/',
      'The database belongs to the API and to the registry.',
    ),
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would also escape every rule above.',
      severity: 'error',
      from: {},
      // Two names that only the build preset defines
      to: {
        couldNotResolve: true,
        pathNot: '^(brightyard-own-refresh|federation-bundler-runtime/)',
      },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Code that two tests need lives in a file of its own.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|storybook-static|\\.brightyard)/' },
    tsPreCompilationDeps: true, // type imports count: they tie the parts together just as well
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['brightyard-source', 'import', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
