/** The rules runtime as a library: what tests of our own rules import. */
export { type CompileResult, compile } from './compile.ts';
export { type OperandCoverage, createCoverage } from './coverage.ts';
export { type EvaluateOptions, type RulesRequest, evaluate } from './evaluation/evaluateRequest.ts';
export type { AllowTrace, Verdict } from './evaluation/verdict.ts';
export type { Issue } from './language/issue.ts';
export type { Ruleset } from './language/ruleset.ts';
export type { DocumentFields } from './library/firestore.ts';
export { valueFromPlain } from './values/plain.ts';
export type { Outcome, RuleError, Value } from './values/value.ts';
