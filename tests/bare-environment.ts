/** Settings that a process started by tests inherits: the paths of programs and of compiled code. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
