import Swal from "sweetalert2";
import "./alert.css";

/** The library with its styles, which no page needs before its first pop-up. */
export { Swal };
