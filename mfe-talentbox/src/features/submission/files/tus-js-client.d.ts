/** The file for browsers: the package's own entry is for Node on a server. */
declare module 'tus-js-client/lib.es5/browser/index.js' {
  export { DefaultHttpStack, type DetailedError, Upload } from 'tus-js-client'
}
