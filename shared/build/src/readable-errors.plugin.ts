import { stripVTControlCharacters } from 'node:util'
import type { Compiler } from 'webpack'

/**
 * Errors say which file, which line and what is wrong with it, in the terminal and over the page. The way through the
 * loaders, and the stacks of the compiler's own code, JavaScript and native, say nothing of the mistake.
 */
export class ReadableErrors {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReadableErrors', (compilation) => {
      compilation.hooks.processErrors.tap('ReadableErrors', (errors) => {
        for (const error of errors) error.message = readable(error.message)
        return errors
      })
    })
  }
}

const readable = (message: string) =>
  stripVTControlCharacters(message)
    .replace(/^Module (build|parse) failed \(from .*\):\n/, '')
    .replace(/^(NonErrorEmittedError: \(.*?\) )?Error:/, '')
    .replace(/\n+Stack backtrace:\n[^]*$/, '')
    .replace(/\n+Caused by:\s+Syntax Error\s*$/, '')
    .split('\n')
    .filter((line) => !/^\s+at .*[(/].*:\d+:\d+\)?$/.test(line))
    .join('\n')
    .trim()
